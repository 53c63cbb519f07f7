/** The checks of a run: the velocities in the pipe. */
import { velocityChecks } from '../_shared/lift/checks.ts'
import { ANSWERED } from '../_shared/lift/reaches.ts'
import { pipe, tubing } from './modes.ts'

export const checks = velocityChecks(pipe, tubing, [ANSWERED])
