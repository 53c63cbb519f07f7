/** Windows of a record, the limit of a forecast, and the workability of a distribution, each whole in its own file. */
import { ALPHA, composed, RECORD, WEIBULL } from './inputs.ts'
import { ofDistribution } from './way-distribution.ts'
import { ofForecast } from './way-forecast.ts'
import { ofRecord } from './way-record.ts'

export const weather = composed({ [RECORD]: ofRecord, [ALPHA]: ofForecast, [WEIBULL]: ofDistribution })
