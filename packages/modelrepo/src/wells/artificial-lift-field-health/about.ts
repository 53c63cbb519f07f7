/** What artificial-lift-field-health answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rod pump field health roll-up',
  question: 'Which rod-pumped wells in the field require attention first, and does the field pass screening?',
  askedAs: [
    'Rank my beam-pumped wells from worst to best.',
    'How many wells of the field are in failure, critical, warning or normal?',
    'Diagnose the dyno cards of all wells of the lease at once and give me a to-do list.',
    'How much oil do we defer because of pump problems in this field?',
    'Which wells need a workover and which only pump-off control?',
    'Surveillance dashboard of all sucker rod wells: pump fillage, gearbox overload, worst first',
  ],
  method: [
    {
      title: 'Shared well data',
      text: 'Shared values apply to every well. Values entered for a well override the shared values; individual fields of a test card can be overridden.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-rows.ts',
    },
    {
      title: 'Card diagnosis',
      text: 'The full single-card diagnosis is applied: conversion of surface to pump card, plateaus, fillage, loads, torque and diagnosis rules. For a test card, the pump condition is first transferred up the rods to surface.',
      module: 'modelrepo/wells/_shared/rod-pump/diagnosed.ts',
    },
    {
      title: 'Status',
      text: 'A well with a normal diagnosis has the status normal. Gas lock, parted rods and a stuck pump give the status failure. A tagging pump gives the status critical and any other fault the status warning. Diagnosis labels are not case-sensitive.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Wells not analysed',
      text: 'Wells that cannot be analysed have the status error and a reason. They are included in the number of wells but not in any status count, and are not ranked.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-wells.ts',
    },
    {
      title: 'Counts, screening and ranking',
      text: 'The field fails if any well has one of the selected failing statuses. Worst wells are ranked by severity, then by lowest fillage, then by name.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Mean fillage and deferred production',
      text: 'Mean fillage is the arithmetic mean of the known fillages. Deferred production is the sum of potential minus actual rate over the wells with both rates; negative differences count as 0.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Flags and actions',
      text: 'Fillage below 70 % and rod or gearbox loading above 100 % are flagged. Each diagnosis has a recommended action: workover, gas handling, pump-off control, spacing or pump change.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-actions.ts',
    },
  ],
  assumptions: [
    'One card represents each well and is typical of its current operation.',
    'Gas lock, parted rods and a stuck pump are failures, a tagging pump is critical and every other fault is a warning.',
    'A well with an unknown diagnosis label has the status warning, never normal.',
    'If the fillage is unknown, a full pump is assumed for ranking.',
    'The rods are assumed to be in compression at the pump if the minimum pump load is below −2 % of the measured load range.',
    'The deferred production of a well is the shortfall of its actual rate below its potential rate. A well producing above its potential defers nothing.',
  ],
  validity: [
    'The field statuses and diagnosis thresholds are for screening and are not taken from a standard.',
    'Each card is subject to the validity limits of the single-card diagnosis. Analyse a card alone to see its calculation steps.',
    'If rods are parted or are not steel, the rod check is not reported as passed. If rods are parted, the gearbox check is not reported as passed either.',
    'A number outside the possible range of its quantity causes the whole request to be rejected. Any other fault in one well is reported as an error of that well.',
  ],
  notChecked: [
    'Trends from earlier cards of a well',
    'Wells on gas lift, electrical submersible pumps or plunger lift',
    'Run life and failure rates',
    'Energy, cost and job priority by economic value',
    'Correctness of the entered diagnoses',
  ],
}
