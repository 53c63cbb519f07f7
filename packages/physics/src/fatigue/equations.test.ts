/** Each equation of fatigue against a script that knows the sources only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as dirlik from './dirlik.ts'
import * as equivalentRange from './equivalent-range.ts'
import * as exposure from './exposure.ts'
import * as miner from './miner.ts'
import * as narrowBand from './narrow-band.ts'
import * as rangeLimits from './range-limits.ts'
import { basquinLine } from './sn-curve.ts'
import * as moments from './spectral-moments.ts'
import * as shape from './spectral-shape.ts'
import * as response from './stress-response.ts'
import * as tovoBenasciutti from './tovo-benasciutti.ts'
import * as twoSlope from './two-slope.ts'
import * as weibull from './weibull.ts'
import * as wirschingLight from './wirsching-light.ts'
import worked from './worked.json' with { type: 'json' }

const spectral = { ...dirlik, ...narrowBand, ...moments, ...shape, ...tovoBenasciutti, ...twoSlope, ...wirschingLight }

test('the equations of fatigue give what the script gives', () => {
  assertScriptAgrees(
    { ...equivalentRange, ...exposure, ...miner, ...spectral, ...weibull, ...rangeLimits, ...response, basquinLine },
    worked,
  )
})
