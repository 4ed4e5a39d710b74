// Discovery for agents: in, the address of the service; out, the metadata of the protected resource (RFC 9728) and of its authorization
// server (RFC 8414), and the challenge that points to them.
import { audienceOf } from './connections.js';
import { PATHS } from './paths.js';

const RESOURCE = '/.well-known/oauth-protected-resource';

/** A client first looks beside the path that it calls, then at the root (RFC 9728, section 3.1). */
export const METADATA_PATHS = {
  resource: [`${RESOURCE}/mcp`, RESOURCE],
  server: '/.well-known/oauth-authorization-server',
} as const;

export function resourceMetadata(baseUrl: string): object {
  return {
    resource: audienceOf(baseUrl),
    authorization_servers: [baseUrl],
    scopes_supported: ['draw'],
    bearer_methods_supported: ['header'],
    resource_name: 'Linework',
  };
}

export function serverMetadata(baseUrl: string): object {
  return {
    issuer: baseUrl,
    authorization_endpoint: `${baseUrl}${PATHS.authorize}`,
    token_endpoint: `${baseUrl}${PATHS.token}`,
    registration_endpoint: `${baseUrl}${PATHS.register}`,
    scopes_supported: ['draw'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}

/** RFC 9728, section 5.1. */
export function challenge(baseUrl: string): string {
  return `Bearer resource_metadata="${baseUrl}${RESOURCE}/mcp", scope="draw"`;
}
