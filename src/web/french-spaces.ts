/** The spaces of French before : ; ? ! % » and after «, which no line may break at. Written as plain ones in our tables, where they can be seen. */
export function frenchSpaces(text: string): string {
  return text.replace(/« /g, '«\u00a0').replace(/ (?=[:;?!%»])/g, '\u00a0');
}
