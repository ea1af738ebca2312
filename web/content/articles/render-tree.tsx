const parts = [
  { name: 'Page', x: 105, y: 10 },
  { name: 'Header', x: 5, y: 80 },
  { name: 'Search', x: 105, y: 80 },
  { name: 'Table', x: 205, y: 80 },
  { name: 'Field', x: 105, y: 150 },
]

/** Two trees of components: what renders when the state stands at the top, and when it stands in the field. */
export function RenderTree() {
  return (
    <figure>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Tree
          id="render-tree-page"
          title="The text kept in Page: Page, Header, Search, Table and Field all render"
          rendered={parts.map(({ name }) => name)}
        />
        <Tree
          id="render-tree-field"
          title="The text kept in Field: Field alone renders"
          rendered={['Field']}
        />
      </div>
      <figcaption>
        Filled boxes render after one letter. First: the text is state of the page. Second: it is
        state of the field, which tells the others when the buyer has finished.
      </figcaption>
    </figure>
  )
}

function Tree({ id, title, rendered }: { id: string; title: string; rendered: string[] }) {
  return (
    <svg
      width="300"
      viewBox="0 0 300 200"
      className="h-auto max-w-full"
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>
        A tree: Header, Search and Table stand below Page, and Field below Search.
      </desc>
      <path d="M150 50V80M150 65H50V80M150 65H250V80M150 120V150" />
      {parts.map((part) => (
        <g key={part.name}>
          <rect
            x={part.x}
            y={part.y}
            width="90"
            height="40"
            rx="8"
            fill={rendered.includes(part.name) ? 'currentColor' : 'none'}
            fillOpacity="0.18"
          />
          <text
            x={part.x + 45}
            y={part.y + 25}
            textAnchor="middle"
            fontSize="15"
            fill="currentColor"
            stroke="none"
          >
            {part.name}
          </text>
        </g>
      ))}
    </svg>
  )
}
