/** What the inputs must satisfy together: numbers of nodes and members that exist, members with a length, a wall with a bore. */
import { type Problem, shownLength } from '@keelson/workflow'
import type { Frame } from './model.ts'
import type { Pressed } from './tube.ts'

export const frameProblems = (p: Frame): Problem[] => [...nodeProblems(p), ...elementProblems(p), ...namedProblems(p)]

function nodeProblems({ node_coordinates: nodes }: Frame): Problem[] {
  const known = new Map<string, number>()
  return nodes.flatMap((node, k): Problem[] => {
    const pointer = `/node_coordinates/${k}`
    if (node.length !== 2)
      return [{ pointer, message: `must have two coordinates per node, x and y (entered: ${node.length})` }]
    const before = known.get(node.join())
    if (before === undefined) known.set(node.join(), k)
    return before === undefined
      ? []
      : [{ pointer, message: `must not have two nodes at the same position (nodes ${before} and ${k})` }]
  })
}

function elementProblems({ element_connectivity: elements, node_coordinates }: Frame): Problem[] {
  return elements.flatMap((element, k): Problem[] => {
    const pointer = `/element_connectivity/${k}`
    const [start, end] = element
    if (element.length !== 2)
      return [{ pointer, message: `must have two nodes per element, start and end (entered: ${element.length})` }]
    if (start === end)
      return [
        {
          pointer: '/element_connectivity',
          message: `must have different start and end nodes (element ${k}: node ${start})`,
        },
      ]
    return element.flatMap((node) => unknown(node, node_coordinates, 'node', pointer))
  })
}

/** Nodes and elements that rows of supports and loads name. */
function namedProblems(p: Frame): Problem[] {
  const { node_coordinates: nodes, element_connectivity: elements } = p
  const ofNodes = (name: string, list: readonly number[] = []) =>
    list.flatMap((node, k) => unknown(node, nodes, 'node', `/${name}/${k}`))
  return [
    ...ofNodes('fixed_nodes', p.fixed_nodes),
    ...ofNodes(
      'supports',
      p.supports?.map(({ node }) => node),
    ),
    ...ofNodes(
      'nodal_loads',
      p.nodal_loads.map(({ node }) => node),
    ),
    ...p.member_loads.flatMap(({ element }, k) => unknown(element, elements, 'element', `/member_loads/${k}`)),
  ]
}

function unknown(index: number, of: readonly unknown[], what: string, pointer: string): Problem[] {
  if (of[index] !== undefined) return []
  return [{ pointer, message: `must be an existing ${what}, 0 to ${of.length - 1} (entered: ${index})` }]
}

export function wallProblems({ outer_diameter: D, wall_thickness: t }: Pressed): Problem[] {
  if (t < D / 2) return []
  return [
    {
      pointer: '/wall_thickness',
      message: `must be less than half the {outer_diameter}, ${shownLength(D / 2)} (entered: ${shownLength(t)})`,
    },
  ]
}
