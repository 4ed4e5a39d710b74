// Search service, as a pattern.
import type { Pattern } from '../pattern.js';

export const searchService: Pattern = {
  id: 'search-service',
  title: 'Search service',
  topic: 'software',
  description: 'Full-text search: changes are indexed in the background, queries are understood, ranked and measured.',
  tags: [
    'search',
    'search service',
    'full text search',
    'full-text',
    'product search',
    'autocomplete',
    'suggestions',
    'facets',
    'elasticsearch',
    'opensearch',
    'algolia',
    'solr',
    'indexing and querying',
    'index pipeline',
    'relevance',
    'ranking',
    'synonyms',
    'keep search index up to date',
    'inverted index',
    'site search',
  ],
  asked:
    'find products by words, autocomplete, elasticsearch index, faceted search, index documents, search engine for the shop, relevance, typeahead, lucene, synonyms, reindex',
  use: 'More than a few thousand items that people search by words.',
  avoid: 'Lookups by key, or a short list. The database is enough.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: { suggest: { type: 'switch', default: true, meaning: 'Suggestions while typing' } },
  source: `
flow "{{title}}" direction=right
group source "Catalogue" type=data-tier {
  node db database "Products" {{sql}}
  node images storage "Documents" {{objects}}
}
group indexing "Indexing" type=app-tier {
  node changes queue "Changes" {{stream}}
  node build function "Enrich and map" {{functions}}
  node full function "Full rebuild" {{batch}}
}
group engine "Search engine" type=cluster {
  node live database "Live index" {{search}}
  node next database "Next index" {{search}}
}
group query "Querying" type=app-tier {
  node api gateway "Search API" {{gateway}}
  node parse function "Spelling, synonyms"
  node rank function "Ranking"
  @if suggest
  node suggest cache "Suggestions" {{cache}}
  @end
}
node user person "Shopper"
node clicks database "Clicks and queries" {{warehouse}}
db ..> changes : "changed rows" role=async
images ..> changes role=async
changes ..> build role=async
build -> live : "upserts" role=data
db -> full : "read by" role=data
full -> next : "writes to" role=data
next --> live : "alias switched"
user -> api : "types words"
api -> parse
parse -> live : "queries" role=data
live -> rank
rank --> user : "hits, facets"
@if suggest
api -> suggest : "first letters" role=data
@end
user ..> clicks : "clicks" role=async
clicks --> rank : "learned weights"
`,
};
