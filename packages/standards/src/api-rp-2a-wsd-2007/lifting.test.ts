/** The factors of padeyes against a second reading. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as lifting from './lifting.ts'
import worked from './lifting.worked.json' with { type: 'json' }

test('load factor and lateral share are those of the second reading', () => assertScriptAgrees(lifting, worked))
