// The brackets around a topic of Mermaid's mind maps, and the shape that each draws. The converter and the habits read this table.

export interface TopicBracket {
  readonly open: string;
  readonly close: string;
  /** `bang` has no counterpart: a cloud is nearest. */
  readonly shape: 'box' | 'round' | 'circle' | 'hexagon' | 'cloud' | 'bang';
}

/** Longer marks first. */
export const TOPIC_BRACKETS: readonly TopicBracket[] = [
  { open: '((', close: '))', shape: 'circle' },
  { open: '{{', close: '}}', shape: 'hexagon' },
  { open: '))', close: '((', shape: 'bang' },
  { open: '(-', close: '-)', shape: 'cloud' },
  { open: ')', close: '(', shape: 'cloud' },
  { open: '[', close: ']', shape: 'box' },
  { open: '(', close: ')', shape: 'round' },
];
