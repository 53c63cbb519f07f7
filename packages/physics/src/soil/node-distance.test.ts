/** The place of a query between nodes is that of the script, and nothing is outside of its cell. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as node from './node-distance.ts'
import worked from './node-distance.worked.json' with { type: 'json' }

test('shares and distances are those of the script', () => assertScriptAgrees(node, worked))
