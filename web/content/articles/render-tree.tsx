/** Two trees of components: what renders when the state stands at the top, and when it stands in the field. */
export function RenderTree() {
  return (
    <figure>
      <svg
        viewBox="0 0 640 200"
        role="img"
        aria-labelledby="render-tree-title render-tree-text"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <title id="render-tree-title">Which components render after a letter is typed</title>
        <desc id="render-tree-text">
          Two trees of Page, Header, Search, Table, and Field below Search. With the text kept in
          Page all five render. With the text kept in Field only Field renders.
        </desc>
        <Tree x={0} rendered={['Page', 'Header', 'Search', 'Table', 'Field']} />
        <Tree x={330} rendered={['Field']} />
      </svg>
      <figcaption>
        Filled boxes render after one letter. Left: the text is state of the page. Right: it is
        state of the field, which tells the others when the buyer has finished.
      </figcaption>
    </figure>
  )
}

const boxes = [
  { name: 'Page', x: 105, y: 10 },
  { name: 'Header', x: 5, y: 80 },
  { name: 'Search', x: 105, y: 80 },
  { name: 'Table', x: 205, y: 80 },
  { name: 'Field', x: 105, y: 150 },
]

function Tree({ x, rendered }: { x: number; rendered: string[] }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M150 50V80M150 65H50V80M150 65H250V80M150 120V150" />
      {boxes.map((box) => (
        <g key={box.name}>
          <rect
            x={box.x}
            y={box.y}
            width="90"
            height="40"
            rx="8"
            fill={rendered.includes(box.name) ? 'currentColor' : 'none'}
            fillOpacity="0.18"
          />
          <text
            x={box.x + 45}
            y={box.y + 25}
            textAnchor="middle"
            fontSize="15"
            fill="currentColor"
            stroke="none"
          >
            {box.name}
          </text>
        </g>
      ))}
    </g>
  )
}
