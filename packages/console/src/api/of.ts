// Types of what endpoints answer and take: `Of<'/orgs/{org}/members', 'get'>['members'][number]` is a member.
import type { paths } from '../generated/api.js';

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';
type Json<Content> = Content extends { readonly content: { readonly 'application/json': infer Value } } ? Value : never;

/** The value of a successful answer. */
export type Of<Path extends keyof paths, Name extends Method> = paths[Path][Name] extends {
  readonly responses: infer Responses;
}
  ? Json<Responses[Extract<keyof Responses, 200 | 201 | 202>]>
  : never;

/** The body that it takes. */
export type BodyOf<Path extends keyof paths, Name extends Method> = paths[Path][Name] extends {
  readonly requestBody: infer Body;
}
  ? Json<Body>
  : never;
