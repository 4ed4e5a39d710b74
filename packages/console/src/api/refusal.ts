// Why the service refused: its error envelope (docs/limits.md, Errors), of which a form shows the words beside the field they are about.

/** Of one field: where it is in the request, and what is wrong with it. */
export interface Issue {
  readonly path: readonly string[];
  readonly message: string;
}

export class Refusal extends Error {
  readonly code: string;
  /** 0 if the service wasn't reached. */
  readonly status: number;
  readonly details: unknown;
  readonly requestId: string | undefined;

  constructor(code: string, status: number, message: string, details?: unknown, requestId?: string) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
    this.requestId = requestId;
  }

  /** What changes an account needs a sign-in of the last minutes. */
  get needsSignIn(): boolean {
    return this.code === 'auth.recent_sign_in_required';
  }

  /** Of single fields; empty if it is about the request as a whole. */
  get issues(): readonly Issue[] {
    return this.code === 'validation.failed' && Array.isArray(this.details) ? this.details : [];
  }
}

export const UNREACHED = (): Refusal =>
  new Refusal('unreached', 0, "The service can't be reached. Check your connection and try again.");

export function refusalOf(body: unknown, status: number): Refusal {
  if (typeof body !== 'object' || body === null || !('errorCode' in body))
    return new Refusal('unknown', status, `The service answered with status ${status}. Try again.`);
  const { errorCode, message, details, requestId } = body as Readonly<Record<string, unknown>>;
  return new Refusal(
    String(errorCode),
    status,
    String(message),
    details,
    typeof requestId === 'string' ? requestId : undefined,
  );
}

/** What was thrown, for a reader. A fault of the page is thrown on. */
export function asRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  throw thrown;
}
