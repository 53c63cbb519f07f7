/** What passing-ship answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Passing-ship interaction loads (Wang)',
  question: 'What surge, sway and yaw does a ship that passes put on a moored ship?',
  askedAs: [
    'How hard does a passing tanker pull on the ship at our berth?',
    'Peak surge and sway on a moored vessel from a ship passing at 8 knots 100 m off',
    'Passing ship forces by Wang with a shallow water correction',
    'Time series of passing-vessel loads for a mooring simulation',
    'How much slower or farther off must ships pass to halve the mooring loads?',
    'Suction between ships: tanker at a jetty disturbed by traffic in the fairway',
  ],
  method: [
    {
      title: 'Axes and signs',
      text: 'Of the moored ship: surge forward, sway towards the passing ship, yaw where it turns the bow towards her. The stagger is positive where the midships of the passing ship are ahead. Loads go with the square of the speed and not with its direction.',
      module: 'physics/passing-ship/equations.ts',
    },
    {
      title: 'Hulls',
      text: 'Sectional areas by a parabola about midships, or by stations with straight lines between; slopes of the areas are the sources and sinks of the flow.',
      module: 'physics/passing-ship/hull.ts',
    },
    {
      title: 'Water depth',
      text: 'Images of the sources by bed and still water at every second depth, to infinity: twelve on either side one by one, the rest by their integral with the correction of Euler and Maclaurin.',
      module: 'physics/passing-ship/kernel.ts',
    },
    {
      title: 'Integrals',
      text: 'Double integrals over both hulls by Gauss-Legendre quadrature; the added mass of circular sections, a factor of two, is in them.',
      module: 'physics/passing-ship/passage.ts',
    },
    {
      title: 'Largest loads',
      text: 'From a stagger of twice the longer ship astern to twice ahead, at 321 places and then by golden sections.',
      module: 'physics/passing-ship/peaks.ts',
    },
  ],
  assumptions: [
    'Both hulls are slender and lie parallel; the passing ship keeps course and speed, and the moored ship does not move.',
    'Potential flow without waves: the water surface is a rigid lid, and the flow is that of the moment.',
    'The passing speed is that through the water: where a current runs, the speed over ground less the current along the course.',
  ],
  validity: [
    'Depth Froude number up to 0.7, separations from a tenth of the longer length, depth from 1.2 of the deeper draught. Outside them the loads may be too low, and the check of the clearance is not assessed.',
    'No quay, bank or channel near by: they reflect the flow and change the loads.',
    'Model tests (Flory 2002, Kriebel 2005, Seelig 2001) give speed exponents of 2.0 to 2.3 and larger loads in shallow water; no factor of theirs is applied here.',
  ],
  notChecked: [
    'The mooring: lines and fenders under these loads, and its dynamic answer to them',
    'Courses that are not parallel, ships that meet or overtake others, and drawdown by a channel',
    'Squat of the passing ship, whose keel clearance is that at rest',
  ],
}
