/** The allowable stress and its shares are those of a second reading. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as allowable from './allowable.ts'
import worked from './worked.json' with { type: 'json' }

test('the allowable stress is that of the script', () => assertScriptAgrees(allowable, worked))
