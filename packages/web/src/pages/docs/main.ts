// The page of the API: starts Swagger UI, in the colours of the reader's system.
import { atOrigin } from './at-origin.js';
import { partOfDescription } from './part-of-description.js';

/** Of swagger-ui-bundle.js, which precedes this script. */
declare const SwaggerUIBundle: (options: unknown) => void;

interface Resolver {
  readonly resolveSubtree: (
    ...values: readonly [Parameters<typeof partOfDescription>[0], readonly string[], unknown]
  ) => unknown;
}

/** A plugin: an operation that the reader opens is resolved from its part of the description. */
const resolveParts = ({ fn: { resolveSubtree } }: { readonly fn: Resolver }): { readonly fn: Resolver } => ({
  fn: {
    resolveSubtree: (description, path, options) => resolveSubtree(partOfDescription(description, path), path, options),
  },
});

const system = matchMedia('(prefers-color-scheme: dark)');

function applyColours(): void {
  // The class is Swagger UI's own, which has no media query for it.
  document.documentElement.classList.toggle('dark-mode', system.matches);
}

system.addEventListener('change', applyColours);
applyColours();
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  // Some 190 operations: all at once take seconds to render, and again at each click.
  docExpansion: 'none',
  persistAuthorization: false,
  // This server is the only one, and its list has no name for screen readers.
  plugins: [() => ({ wrapComponents: { ServersContainer: () => () => null } }), resolveParts],
  requestInterceptor: (request: { readonly url: string }) =>
    Object.assign(request, { url: atOrigin(request.url, location.origin) }),
});
