/** The parts of the API, by which the OpenAPI document and the page of the endpoints list its routes. */
interface RouteGroup {
  readonly title: string
  readonly about: string
  /** Beginnings of the paths that belong to it. */
  readonly paths: readonly string[]
}

/** A path belongs to the group that has its longest beginning. */
export const GROUPS: readonly RouteGroup[] = [
  {
    title: 'Catalog',
    about: 'List of workflows, their inputs and the scope of a PASS.',
    paths: ['/api/channels', '/api/catalog', '/api/workflows', '/api/find', '/api/reach'],
  },
  {
    title: 'Runs',
    about: 'Run, preview or check one case, and read what was recorded.',
    paths: ['/api/run', '/api/preview', '/api/validate', '/api/runs', '/api/compare', '/reports'],
  },
  {
    title: 'Files',
    about: 'Upload the file of a tool, and see which of its columns go to which inputs.',
    paths: ['/api/files'],
  },
  {
    title: 'Studies',
    about: 'Run one workflow at many points.',
    paths: ['/api/studies', '/studies'],
  },
  {
    title: 'Projects',
    about: 'Design basis, linked calculations and load cases.',
    paths: ['/api/projects', '/projects'],
  },
  {
    title: 'Explorers',
    about: 'Published pages that calculate in the browser.',
    paths: ['/api/surfaces', '/surfaces'],
  },
  {
    title: 'Service',
    about: 'Descriptions, clients and the state of the service.',
    paths: ['/api/spec', '/api/openapi.json', '/api/fleet', '/clients', '/mcp', '/healthz', '/readyz', '/metrics'],
  },
  {
    title: 'Pages',
    about: 'Pages for people.',
    paths: ['/'],
  },
]

export function groupOf(path: string): string {
  const places = GROUPS.flatMap(({ title, paths }) => paths.map((start) => ({ title, start })))
  const own = places.filter(({ start }) => path === start || path.startsWith(start === '/' ? '/' : `${start}/`))
  return own.toSorted((a, b) => b.start.length - a.start.length)[0]?.title ?? ''
}
