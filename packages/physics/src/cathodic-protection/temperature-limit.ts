/** Rows and columns of design tables that reach up to a temperature printed in degC. */
import { toSI } from '@keelson/units'

/** Noise of the conversion, K: a limit met in another unit of temperature is met, not missed by the last bit. */
const NOISE = 1e-9

/** Whether a temperature in K is at most a limit in degC. */
export const isUpTo = (temperature: number, limit: number): boolean => temperature <= toSI(limit, 'degC') + NOISE
