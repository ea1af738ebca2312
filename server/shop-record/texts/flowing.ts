/**
 * A text that is written here in lines as long as those of the code, with each paragraph and each row of a list on one
 * line: so it stands in a form, which breaks its lines itself.
 */
export const flowing = (text: string) =>
  text.replace(/(?<=\S)\n +(?!- |\d+\. )(?=\S)|(?<=\S)\n(?!#|- |\d+\. )(?=\S)/g, ' ')
