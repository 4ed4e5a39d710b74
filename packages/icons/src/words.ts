// Words as icons are found by them, for others that are found by words: a text as words, and words written nearly so.
export { nearWords, type WordList, wordList } from './search/word-list.js';
export { singulars, wordsOf } from './search/words.js';
