// Plugin architecture, as a pattern.
import type { Pattern } from '../pattern.js';

export const pluginArchitecture: Pattern = {
  id: 'plugin-architecture',
  title: 'Plugin architecture',
  topic: 'software',
  description: 'A small core with extension points that plugins fill; the host loads, limits and isolates them.',
  tags: [
    'plugin',
    'plug-in',
    'plugins',
    'plugin system',
    'extension points',
    'extensions',
    'microkernel',
    'add-ons',
    'extensible application',
    'core and extensions',
    'extension api',
    'sandbox for plugins',
    'marketplace of extensions',
    'hooks',
  ],
  asked:
    'third parties extend the app, vscode like extensions, wordpress plugins, load modules at runtime, app marketplace, addons, hooks and filters, extensible product, kernel with modules',
  use: 'Extensions by others that the core cannot foresee: editors, build tools, shops.',
  avoid: 'Variants that you know and build yourself. Use modules.',
  flavours: [],
  parameters: {
    plugins: { type: 'number', default: 3, least: 1, most: 4, meaning: 'Plugins shown' },
    market: { type: 'switch', default: true, meaning: 'A registry of plugins' },
  },
  source: `
flow "{{title}}" direction=down
node user person "User"
group host "Host application" type=app-tier {
  node core service "Core"
  node manager service "Plugin manager" sub="finds, checks, loads"
  group points "Extension points" {
    node commands step "Commands"
    node importers step "Importers"
    node panels step "Panels"
  }
  node api gateway "Plugin API" sub="versioned"
}
group box "Sandbox" type=security {
  @each plugins
  node plugin{{i}} function "Plugin {{i}}"
  @end
}
@if market
group market "Registry" type=external {
  node store storage "Signed packages"
  node author person "Author"
}
author -> store : "publishes"
store -> manager : "manifest, package"
@end
user -> core
core -> manager : "at start"
core -> commands
core -> importers
core -> panels
@each plugins
plugin{{i}} -> api : "calls"
manager --> plugin{{i}} : "loads"
@end
api -> commands : "registers"
api -> importers : "registers"
api -> panels : "registers"
`,
};
