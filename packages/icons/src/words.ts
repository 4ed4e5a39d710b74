// Words as icons are found by them, for other word searches: a text as words, and words with a similar spelling.
export { nearWords, type WordList, wordList } from './search/word-list.js';
export { singulars, wordsOf } from './search/words.js';
