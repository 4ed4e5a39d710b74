// Agent with tools, as a pattern.
import type { Pattern } from '../pattern.js';

export const agentWithTools: Pattern = {
  id: 'agent-with-tools',
  title: 'Agent with tools',
  topic: 'machine-learning',
  description: 'A model plans, calls tools through a guarded runtime, remembers, and asks a person before it acts.',
  tags: [
    'agent',
    'ai agent',
    'llm agent',
    'tool use',
    'tool calling',
    'function calling',
    'mcp',
    'model context protocol',
    'memory',
    'planner',
    'react loop',
    'autonomous assistant',
    'ai assistant',
    'copilot',
    'copilot that files tickets',
    'multi-step reasoning',
    'human in the loop',
    'bedrock agents',
    'langchain',
    'langgraph',
    'agentic',
  ],
  asked:
    'llm plans and calls apis, assistant that takes actions, tool-calling bot, autonomous ai, gpt with plugins, mcp server, multi-agent, reason and act, assistant with memory, bot that books or files tickets',
  use: 'Multi-step tasks across systems that have an API.',
  avoid: 'A fixed order of steps. Write a workflow and let the model fill in texts.',
  flavours: ['aws', 'azure', 'gcp', 'kubernetes', 'self-hosted'],
  parameters: {
    approval: { type: 'switch', default: true, meaning: 'A person approves actions that change data' },
    tools: { type: 'number', default: 3, least: 1, most: 4, meaning: 'Tools shown' },
  },
  source: `
flow "{{title}}" direction=right
node user person "User"
node chat client "Chat"
group runtime "Agent runtime" type=app-tier {
  node loop service "Agent loop" {{containers}}
  node plan function "Plan and decide"
  node guard secret "Permissions and budget"
  @if approval
  node ask decision "Changes anything?"
  @end
}
node llm service "Language model" {{llm}}
group memory "Memory" type=data-tier {
  node short cache "Conversation" {{cache}}
  node long database "Long-term memory" {{vectors}}
}
group tools "Tools" type=external {
  @each tools
  node tool{{i}} function "Tool {{i}}"
  @end
}
@if approval
node approver person "Approver"
@end
node trace service "Traces and evaluation" {{traces}}
user -> chat : "asks"
chat -> loop
loop -> plan
plan <-> llm : "prompt, next step"
loop <-> short : "reads and writes" role=data
plan -> long : "recalls" role=data
plan -> guard : "wants to call"
@if approval
guard -> ask
ask -> approver : "yes"
approver -> tool1 : "approves"
@each tools
ask -> tool{{i}} : "no"
@end
@end
@if !approval
@each tools
guard -> tool{{i}} : "calls"
@end
@end
tool1 --> loop : "result"
loop ..> trace : "every step" role=async
`,
};
