/** The quantities of an AQWA deck against a script. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as checks from './checks.ts'
import worked from './worked.json' with { type: 'json' }

test('the quantities of the decks and their limits are those of the script', () => assertScriptAgrees(checks, worked))
