/** What a run of damage-stability answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Intact and damage stability',
  question: 'Does this ship meet the stability criteria, intact or flooded?',
  askedAs: [
    'Does this GZ curve meet the IMO intact criteria of the IS Code: area to 30 degrees, 0.2 m, initial GM?',
    'Weather criterion: what is area b over area a?',
    'How far does the ship sink and heel if the engine room or a midship compartment floods?',
    'SOLAS s-factor for a GZ max of 0.08 m and a range of 10 degrees?',
    'Required subdivision index of a cargo ship of 110 m?',
    'GZ curve of my hull by offsets with two compartments flooded?',
  ],
  method: [
    {
      title: 'Righting lever curve',
      text: 'Areas, largest lever and metacentric height of a tabulated curve, straight lines or a spline between its angles, against IS Code A/2.2.',
      module: 'standards/imo-is-code-2008/righting-lever.ts',
    },
    {
      title: 'Wind and waves',
      text: 'Levers of the steady wind and the gust, roll to windward by the tables, areas a and b of IS Code A/2.3; levers are odd in the heel.',
      module: 'standards/imo-is-code-2008/weather.ts',
    },
    {
      title: 'Hull by offsets',
      text: 'Draught and trim at each heel at constant displacement, the centre of buoyancy under that of gravity; flooded compartments carry no more. Intact it is held to IS Code A/2.2, flooded to MARPOL I reg. 28.3.',
      module: 'physics/ship-stability/attitude.ts',
    },
    {
      title: 'Flooded barge',
      text: 'Lost buoyancy: displacement and centre of gravity stay; sinkage, metacentric heights and linear trim by what is left of the waterplane.',
      module: 'physics/ship-stability/lost-buoyancy.ts',
    },
    {
      title: 'Survival',
      text: 'Factors of the intermediate and the final stage and of heeling moments by SOLAS II-1 reg. 7-2; steps show the worst case.',
      module: 'standards/imo-solas-ii-1-2009/survival.ts',
    },
    {
      title: 'Zones',
      text: 'Probability of damage within a zone, of its stopping at a longitudinal bulkhead and below a deck: SOLAS II-1 reg. 7-1.1 and 7-2.6; steps show the first zone.',
      module: 'standards/imo-solas-ii-1-2009/zones.ts',
    },
    {
      title: 'Index',
      text: 'Required index by ship and edition, attained index by its cases or as given, together and at each draught: SOLAS II-1 reg. 6 and 7.',
      module: 'standards/imo-solas-ii-1-2009/index-required.ts',
    },
  ],
  assumptions: [
    'Righting levers are those of the fluid centre of gravity: free surfaces are taken off before.',
    'Wind levers do not fall with the heel, as IS Code A/2.3 has it.',
    'A flooded compartment is open to the sea at all heels; intact ones stay tight.',
    'The centre of gravity of a hull by offsets lies over her centre of buoyancy on even keel, on the centre line.',
    'Half sections are closed by a deck at their last point; what stands on it gives no buoyancy.',
    'The compartment of a barge takes her full breadth and depth.',
  ],
  validity: [
    'Tables of the weather criterion: breadth over draught to 3.5, rolling period to 20 s, centre of gravity from 0.3 draughts below to 0.5 above the water; outside the end entries hold, and area b over area a is not assessed.',
    'Linear trim of a barge: small beside her length. With an end out of the water she is not assessed.',
    'Probabilistic rules: subdivision length of 80 m or more.',
    'The required index of passenger ships has small steps where its formulas meet.',
    'SOLAS follows the French text of Division 221 and public reproductions, IS Code and MARPOL public reproductions: compare them with the editions in force.',
  ],
  notChecked: [
    'Stages of flooding, cross-flooding time and progressive flooding through pipes',
    'Groups of zones put together from a subdivision table: their p, r, v and s are given case by case',
    'Deterministic damage of SOLAS reg. 8 and 9, and of ro-ro decks with water on them',
    'Timber, grain and ice, and the second generation criteria of stability in waves',
    'Strength of the flooded hull',
  ],
}
