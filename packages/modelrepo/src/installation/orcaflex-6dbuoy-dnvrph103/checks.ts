/** The checks of a lift: slings at the surface and below. */
import { hydrodynamicForce, slackLimit, submergedForce } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { checkOf } from '@keelson/workflow'

const needs = ['significant_wave_height']
export const checks = {
  slack_surface: checkOf('lifting_load', {
    title: 'Slack of the slings at the surface',
    criterion: slackLimit,
    demand: hydrodynamicForce,
    capacity: slackLimit,
    needs,
  }),
  slack_deep: checkOf('lifting_load', {
    title: 'Slack of the slings below',
    criterion: slackLimit,
    demand: submergedForce,
    capacity: slackLimit,
    needs,
  }),
}
