/** The factor of shackles and the angles of slings against a second reading. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as shackles from './shackles.ts'
import worked from './shackles.worked.json' with { type: 'json' }

test('the equation, factor and angles are those of the script', () => assertScriptAgrees(shackles, worked))
