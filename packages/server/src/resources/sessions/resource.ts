// Where an account is signed in. The table belongs to signing in.
import type { Resource } from '../../platform/resource.js';
import { endOneSession } from './end.js';
import { endOthers } from './end-others.js';
import { listSessions } from './list.js';

export const sessionList: Resource = { endpoints: [listSessions, endOneSession, endOthers] };
