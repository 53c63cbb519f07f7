/** Each equation of records against a script that knows the sources only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as extremes from './extremes.ts'
import * as gumbel from './gumbel.ts'
import * as spectrum from './spectrum-equations.ts'
import * as statistics from './statistics.ts'
import * as windows from './windows.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations of records give what the script gives', () => {
  assertScriptAgrees({ ...extremes, ...gumbel, ...spectrum, ...statistics, ...windows }, worked)
})
