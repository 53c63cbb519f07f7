/** The factors of the safety classes are those of a second reading. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as factors from './safety-class.ts'
import worked from './worked.json' with { type: 'json' }

test('design fatigue factors are those of the script', () => assertScriptAgrees(factors, worked))
