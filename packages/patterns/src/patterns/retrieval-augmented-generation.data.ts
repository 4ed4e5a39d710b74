// Retrieval-augmented generation, as a pattern.
import type { Pattern } from '../pattern.js';

export const retrievalAugmentedGeneration: Pattern = {
  id: 'retrieval-augmented-generation',
  title: 'Retrieval-augmented generation',
  topic: 'machine-learning',
  description:
    'Documents are split, embedded and indexed; a question retrieves passages and a model answers from them.',
  tags: [
    'rag',
    'retrieval augmented',
    'retrieval-augmented',
    'llm answers from documents',
    'chat with documents',
    'company wiki',
    'knowledge base chatbot',
    'embeddings',
    'vector database',
    'vector search',
    'semantic search',
    'chunking',
    'reranking',
    'bedrock opensearch',
    'azure openai search',
    'pgvector',
    'citations',
    'question answering',
    'generative ai',
  ],
  asked:
    'chatbot over our documents, ask questions about pdf files, llm with company knowledge, vector store, embed chunks, grounded answers, knowledge assistant, confluence search with gpt, document question answering, context window retrieval',
  use: 'Answers from your own documents, with their sources.',
  avoid: 'Exact figures or actions. Give the model tools.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: {
    rerank: { type: 'switch', default: true, meaning: 'Passages are reranked' },
    guard: { type: 'switch', default: true, meaning: 'Questions and answers are checked' },
  },
  source: `
flow "{{title}}" direction=right
group index "Indexing" type=app-tier {
  node docs storage "Documents" {{objects}}
  node chunk function "Extract and split"
  node embed function "Embed" {{embedding}}
}
node vectors database "Vector index" {{vectors}}
group answer "Answering" type=app-tier {
  node api service "Chat API" {{containers}}
  @if guard
  node guard decision "Allowed?"
  @end
  node retrieve function "Retrieve"
  @if rerank
  node rank function "Rank again"
  @end
  node prompt function "Build prompt"
  node llm service "Language model" {{llm}}
}
node user person "User"
node history database "Conversations" {{nosql}}
node evals service "Evaluation"
docs -> chunk : "on change"
chunk -> embed : "passages"
embed -> vectors : "writes to" role=data
user -> api : "asks"
@if guard
api -> guard
guard -> retrieve : "yes"
guard --> user : "no" tone=red
@end
@if !guard
api -> retrieve : "question"
@end
retrieve -> vectors : "nearest passages the user can read" role=data
@if rerank
retrieve -> rank
rank -> prompt : "best five"
@end
@if !rerank
retrieve -> prompt : "best five"
@end
history -> prompt : "last turns" role=data
prompt -> llm
llm --> user : "answer with sources"
llm ..> evals : "samples" role=async
`,
};
