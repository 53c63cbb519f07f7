/** What artificial-lift-field-health answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rod pump field health roll-up',
  question: 'Which rod-pumped wells in the field need attention first, and does the field pass screening?',
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
      text: 'Shared values apply to every well. Values entered for a well override them; a test card is overridden member by member.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-rows.ts',
    },
    {
      title: 'Card diagnosis',
      text: 'The full single-card diagnosis is applied: surface to pump card, plateaus, fillage, loads, torque and rules. Test cards are pump conditions that are first carried up the rods to surface.',
      module: 'modelrepo/wells/_shared/rod-pump/diagnosed.ts',
    },
    {
      title: 'Status',
      text: 'A normal diagnosis is normal. Gas lock, parted rods and a stuck pump are failures. A tagging pump is critical. Any other fault is a warning. Labels are not case-sensitive.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Wells not analysed',
      text: 'These wells have the status error and a reason. They count in the number of wells but in no status, and are not ranked.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-wells.ts',
    },
    {
      title: 'Counts, screening and ranking',
      text: 'The field fails if a well is in a status that fails it. Worst wells are ranked by severity, then by lowest fillage, then by name.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Mean fillage and deferred production',
      text: 'Mean fillage is the arithmetic mean of known fillages. Deferred production is the sum of potential minus actual rate where both are known, not below 0.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Flags and actions',
      text: 'Fillage below 70 % and rods or gearbox above 100 % are flagged. Each diagnosis has an action: workover, gas handling, pump-off control, spacing or pump change.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-actions.ts',
    },
  ],
  assumptions: [
    'One card represents a well, with a typical and current stroke.',
    'Gas lock, parted rods and a stuck pump are failures, a tagging pump is critical and every other fault is a warning.',
    'An unknown label is a warning and never normal.',
    'An unknown fillage is ranked as a full pump.',
    'Rods are treated as pushed at the pump if the minimum pump load is below zero by more than 2 % of the measured load range.',
    'A well with both rates defers the shortfall of actual below potential rate. A well above its potential defers nothing.',
  ],
  validity: [
    'The field statuses and diagnosis thresholds are for screening and are not from a standard.',
    'Each card has the validity of the single-card diagnosis. Run a card alone to see its steps.',
    'With parted rods or rods that are not steel the rod check does not pass. With parted rods the gearbox check does not pass either.',
    'A number outside the possible range of its kind rejects the whole request. Any other fault of one well is reported as its own error.',
  ],
  notChecked: [
    'Well trends from earlier cards',
    'Wells on gas lift, electric submersible pumps or plunger lift',
    'Run life and failure rates',
    'Energy, cost and job priority by value',
    'Correctness of entered diagnoses',
  ],
}
