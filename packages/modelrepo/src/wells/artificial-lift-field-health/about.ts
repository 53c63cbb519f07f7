/** What artificial-lift-field-health answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Field roll-up of rod-pump health',
  question: 'Which rod-pumped wells of the field are in trouble, which first, and does the field pass?',
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
      title: 'What the wells share',
      text: 'Under each well stands what all share; what a well gives itself goes before it, of a test card member by member.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-rows.ts',
    },
    {
      title: 'Diagnosis of each card',
      text: 'The whole method of the diagnosis of one card: surface to pump card, plateaus, fillage, loads, torque and rules. Test cards are pump conditions that are taken up the rods to the surface first.',
      module: 'modelrepo/wells/_shared/rod-pump/diagnosed.ts',
    },
    {
      title: 'Status',
      text: 'Normal is normal; gas lock, parted rods and a stuck pump are failures; a tagging pump is critical; all else is a warning. Capitals do not matter.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Wells that cannot be analysed',
      text: 'They have the status error and a reason, count among the wells and in no status, and are not ranked.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-wells.ts',
    },
    {
      title: 'Counts, screening and ranking',
      text: 'The field fails where a well is in a status that fails it. The worst wells: the most severe first, of equals the emptiest pump, of equals by name.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Mean fillage and deferred production',
      text: 'Plain mean of the fillages that are known; sum of potential less actual rate where both are known, nothing below 0.',
      module: 'physics/rod-pump/field-health.ts',
    },
    {
      title: 'Flags and actions',
      text: 'Fillage below 70 %, rods or gearbox above 100 %; an action for each diagnosis: workover, gas handling, pump-off control, spacing, pump change.',
      module: 'modelrepo/wells/artificial-lift-field-health/calculate-actions.ts',
    },
  ],
  assumptions: [
    'One card stands for a well: it is of a usual stroke and of today.',
    'Gas lock, parted rods and a stuck pump are failures, a pump that tags is critical, every other fault is a warning.',
    'A label that is not known is a warning and never normal.',
    'A fillage that is not known is ranked as that of a full pump.',
    'Rods count as pushed at the pump where its least load lies below zero by more than 2 % of the range of the measured load.',
    'A well with both rates defers what it makes less than its potential; one that makes more defers nothing.',
  ],
  validity: [
    'The statuses screen a field and stand in no standard; nor do the thresholds of the diagnosis.',
    'Each card has the validity of the diagnosis of one card: run it alone to see its steps.',
    'Loads of parted rods and rods of another material than steel: the check of the rods does not pass, nor that of the gearbox where rods are parted.',
    'A number outside of what its kind can be refuses the whole request; what else is wrong with one well is its own error.',
  ],
  notChecked: [
    'Trend of a well over its earlier cards',
    'Wells on gas lift, electric pumps or plungers',
    'Run life and failure rates',
    'Energy, money and the order of jobs by value',
    'Whether diagnoses that are given are right',
  ],
}
