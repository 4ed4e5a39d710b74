// What is posted to a receiver.
export interface OutgoingRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
