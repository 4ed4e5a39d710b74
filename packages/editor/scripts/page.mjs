// The page of the editor: out, its markup, with the policy that also holds where a server sends none. Nothing is inline.

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types linework-editor',
].join('; ');

export function pageOf() {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Linework</title>
<link rel="icon" href="icon.svg">
<link rel="manifest" href="manifest.webmanifest">
<link rel="stylesheet" href="editor.css">
<script type="module" src="editor.js"></script>
</head>
<body>
<div id="editor"></div>
<p hidden id="source-keys">Escape and then Tab leaves the text. F1 shows all keys.</p>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
}
