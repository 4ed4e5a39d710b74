// The certificate of a provider that does not exist, for the example of the description: self-signed, and its key is gone.
export const EXAMPLE_CERTIFICATE: string = [
  'MIIBkDCCATWgAwIBAgIUbyhK8vwE42XzGup33fTSBVljTjEwCgYIKoZIzj0EAwIwHDEaMBgGA1UEAwwRbG9naW4uZXhhbXBsZS5j',
  'b20wIBcNMjYxMTI4MDIxMDUwWhgPMjEyNjExMDQwMjEwNTBaMBwxGjAYBgNVBAMMEWxvZ2luLmV4YW1wbGUuY29tMFkwEwYHKoZI',
  'zj0CAQYIKoZIzj0DAQcDQgAEbUnKT9vHi/QkxRLueJkQALAahBzbimJ3hqFr94Wi486h0PQ8WZViYg/c4vYJQP9iePqSZisF6Pa3',
  'DXb2I+C8rKNTMFEwHQYDVR0OBBYEFA1WsYKTtjthvdj94VuJGnGzjtgaMB8GA1UdIwQYMBaAFA1WsYKTtjthvdj94VuJGnGzjtga',
  'MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhANM4vYE7VxagYw+fB2b9/7ngzwfwhJIXwy4SorXiliAUAiEA4492',
  'UP8BF7sV8+XR/6LjhMfe1QwVBKjUjGFgzAGa5IE=',
].join('');
