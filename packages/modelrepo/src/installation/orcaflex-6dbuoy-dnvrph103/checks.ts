/** The checks of a lift: slings at the surface and below. */
import { hydrodynamicForce, slackLimit, submergedForce } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { checkOf } from '@keelson/workflow'
import { SEA_REACH } from '../_shared/splash-zone/sea-guard.ts'

const needs = ['significant_wave_height']
export const checks = {
  slack_surface: checkOf('lifting_load', {
    title: 'Sling slack at the surface',
    criterion: slackLimit,
    demand: hydrodynamicForce,
    capacity: slackLimit,
    needs,
    reach: SEA_REACH,
  }),
  slack_deep: checkOf('lifting_load', {
    title: 'Sling slack when submerged',
    criterion: slackLimit,
    demand: submergedForce,
    capacity: slackLimit,
    needs,
    reach: SEA_REACH,
  }),
}
