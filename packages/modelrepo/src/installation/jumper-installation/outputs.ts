/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { aSnap, inBending, inSplash, onWire } from './modes.ts'

export const tables = {
  sweep: {
    title: 'Seas',
    description: 'Go below a utilisation of 0.85, marginal up to 1, no-go above.',
    columns: {
      height: numberColumn('significant_wave_height', 'Significant wave height'),
      hydrodynamic: numberColumn('lifting_load', 'Hydrodynamic force'),
      hook: numberColumn('lifting_load', 'Largest hook load'),
      slack: numberColumn('utilisation', 'Slack'),
      crane: numberColumn('utilisation', 'Crane'),
      verdict: textColumn('Verdict'),
    },
    onlyWhen: inSplash,
  },
  operability: {
    title: 'Allowable sea by period',
    description: 'Smallest height at which slack or crane reach their limit, and the shortest period of such a sea.',
    columns: {
      period: numberColumn('wave_period', 'Zero-crossing period'),
      height: numberColumn('significant_wave_height', 'Allowable height'),
      shortest: numberColumn('wave_period', 'Shortest period of that height'),
      remark: textColumn('Remark'),
    },
    onlyWhen: inSplash,
  },
}

export const charts = {
  utilisation: {
    title: 'Utilisation against wave height',
    description: 'Slack and crane at the period of the run, with the seas of the run.',
    onlyWhen: inSplash,
  },
  components: {
    title: 'Forces against wave height',
    description: 'Components of the hydrodynamic force at the period of the run.',
    onlyWhen: inSplash,
  },
  allowable: {
    title: 'Allowable wave height against period',
    description: 'And the steepest sea that occurs: above that curve there is none.',
    onlyWhen: inSplash,
  },
  moments: {
    title: 'Moments against overhang',
    description: 'Hogging over the lift points and sagging at midspan, without dynamics.',
    onlyWhen: inBending,
  },
  snap: {
    title: 'Snap force against velocity',
    description: 'Beside the static weight.',
    onlyWhen: aSnap,
  },
  lowering: {
    title: 'Natural period through the water column',
    description: 'Over the length of the wire, with the period of the crane tip.',
    onlyWhen: onWire,
  },
}

export const figures = {
  elevation: {
    title: 'Jumper in the wave zone',
    description:
      'Crane tip, wire and jumper with wave, still water and submergence; wave and depth to scale, the jumper as a shape of the projected area, the crane above it without size.',
    onlyWhen: inSplash,
  },
  beam: {
    title: 'Jumper on two lift points',
    description: 'To scale along its length, with the moment diagram below, whose height has no size of its own.',
    onlyWhen: inBending,
  },
  hung: {
    title: 'Jumper on its wire',
    description: 'Jumper, wire and the velocity with which slack is taken up; not to scale.',
    onlyWhen: aSnap,
  },
  lowered: {
    title: 'Deep lowering',
    description: 'Wire and jumper below still water, with what the wire carries and how much it stretches.',
    onlyWhen: onWire,
  },
}
