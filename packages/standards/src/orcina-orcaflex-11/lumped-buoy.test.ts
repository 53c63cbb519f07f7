/** The coefficients of a lumped buoy against a script. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as buoy from './lumped-buoy.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations are those of the script', () => assertScriptAgrees(buoy, worked))
