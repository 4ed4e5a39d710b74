// The page of the API: starts Swagger UI, in the colours of the reader's system.
import { atOrigin } from './at-origin.js';

/** Of swagger-ui-bundle.js, which precedes this script. */
declare const SwaggerUIBundle: (options: unknown) => void;

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
  persistAuthorization: false,
  // This server is the only one, and its list has no name for screen readers.
  plugins: [() => ({ wrapComponents: { ServersContainer: () => () => null } })],
  requestInterceptor: (request: { readonly url: string }) =>
    Object.assign(request, { url: atOrigin(request.url, location.origin) }),
});
