/** What can stand beside a category's name. */
export const categoryIcons = [
  ...([
    'cpu',
    'memory',
    'drive',
    'graphics',
    'board',
    'power',
    'cooling',
    'case',
    'server',
  ] as const),
  ...(['network', 'cable', 'monitor', 'keyboard', 'battery', 'tool', 'part'] as const),
] as const
export type CategoryIcon = (typeof categoryIcons)[number]
