// Machine learning serving, as a pattern.
import type { Pattern } from '../pattern.js';

export const machineLearningServing: Pattern = {
  id: 'machine-learning-serving',
  title: 'Machine learning serving',
  topic: 'machine-learning',
  description: 'A model serves predictions online, with features, shadow and canary versions, and drift monitoring.',
  tags: [
    'machine learning',
    'ml serving',
    'model serving',
    'online inference',
    'inference service',
    'prediction api',
    'real-time predictions',
    'serve a model',
    'shadow deployment',
    'drift alerts',
    'model monitoring',
    'a/b test models',
    'sagemaker endpoint',
    'kserve',
    'triton',
    'bentoml',
    'feature lookup',
    'model behind an api',
  ],
  asked:
    'deploy a trained model, predictions endpoint, inference api, score requests, recommendations online, model in production, latency of predictions, a/b models, triton, feature drift, data drift, model canary, tensorflow serving',
  use: 'Predictions within milliseconds for a product in use.',
  avoid: 'Scores that can be a day old. Compute them in a batch.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { shadow: { type: 'switch', default: true, meaning: 'A shadow model next to the live one' } },
  source: `
flow "{{title}}" direction=right
node app client "Product"
node gw gateway "Prediction API" {{gateway}}
group serve "Inference" type=cluster {
  node router service "Traffic split"
  node live function "Live model" {{serving}}
  @if shadow
  node shadow function "Shadow model" {{serving}}
  @end
}
group data "Data" type=data-tier {
  node online cache "Online features" {{cache}}
  node offline database "Feature store" {{features}}
  node registry storage "Model registry" {{models}}
}
group watch "Monitoring" type=observability {
  node logs storage "Requests and predictions" {{objects}}
  node drift function "Drift and bias"
  node board client "Dashboard" {{dashboards}}
}
node truth database "Outcomes"
node train function "Retraining" {{training}}
app -> gw : "predict"
gw -> router
router -> live : "answers"
@if shadow
router --> shadow : "copy, not answered"
shadow ..> logs : "predictions" role=async
@end
live -> online : "looks up" role=data
offline -> online : "synced" role=data
registry -> live : "loaded from" role=data
live ..> logs : "predictions" role=async
logs -> drift : "compared" role=data
truth -> drift : "joined" role=data
drift -> board
drift ..> train : "drift found" role=async
train -> registry : "new version" role=data
`,
};
