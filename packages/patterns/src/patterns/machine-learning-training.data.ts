// Machine learning training pipeline, as a pattern.
import type { Pattern } from '../pattern.js';

export const machineLearningTraining: Pattern = {
  id: 'machine-learning-training',
  title: 'Machine learning training pipeline',
  topic: 'machine-learning',
  description: 'Features are prepared; models are trained, evaluated against the current one, registered and released.',
  tags: [
    'machine learning',
    'ml training',
    'training pipeline',
    'mlops',
    'model registry',
    'feature store',
    'feature engineering',
    'experiment tracking',
    'hyperparameter tuning',
    'evaluation',
    'sagemaker',
    'vertex ai',
    'azure ml',
    'kubeflow',
    'mlflow',
    'retraining',
    'train models',
    'model lifecycle',
    'gpu training',
  ],
  asked:
    'retrain weekly, fit model, experiments, datasets to models, training data labels, hyperparameters, gpu, model versions, approve model, notebooks to production, ai training',
  use: 'A model that is trained repeatedly, by more than one person.',
  avoid: 'One experiment. A notebook and a record of its settings are enough.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { tuning: { type: 'switch', default: true, meaning: 'Hyperparameter search' } },
  source: `
flow "{{title}}" direction=right
group data "Data" type=data-tier {
  node lake storage "Raw data" {{lake}}
  node labels storage "Labels"
  node store database "Feature store" {{features}}
}
group pipeline "Training pipeline" type=ci-cd {
  node prepare function "Prepare features" {{etl}}
  node check function "Check the data"
  @if tuning
  node tune function "Search hyperparameters" {{training}}
  @end
  node train function "Train" {{training}}
  node eval function "Evaluate"
  node better decision "Better than the current?"
}
node code storage "Code" {{code}}
node runs database "Experiments" {{models}}
node registry storage "Model registry" {{models}}
node reviewer person "Reviewer"
node deploy service "Serving" {{serving}}
lake -> prepare : "read by" role=data
labels -> prepare : "read by" role=data
prepare -> check
check -> store : "writes to" role=data
store -> train : "features" role=data
@if tuning
tune -> train : "best settings"
store -> tune : "sample" role=data
@end
code -> train : "version"
train -> eval
train ..> runs : "metrics, settings" role=async
eval -> better
better -> registry : "yes" role=data
better --> prepare : "no"
registry -> reviewer : "asks for approval"
reviewer -> deploy : "promotes"
`,
};
