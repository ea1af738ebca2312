/** A file of samples/, shown as it is: what is read is what the tests run. */
export function Sample({ file, code }: { file: string; code: string }) {
  return (
    <figure>
      <figcaption>
        <code>{file}</code>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{code.trimEnd()}</code>
      </pre>
    </figure>
  )
}
