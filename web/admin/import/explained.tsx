import { Download } from 'lucide-react'
import { attributeNames, partAttributes } from '../../../contract/parts/attributes.ts'
import { saveFile } from '../../app/save-file.ts'
import { Button } from '../../ui/button.tsx'

/** What the API's description says of a field, as a sentence. */
const sentence = (says: string) => `${says.charAt(0).toUpperCase()}${says.slice(1)}.`

const fields = [
  [
    'Part number *',
    'mpn, part number',
    'Known numbers are changed, new ones added. Up to 80 characters.',
  ],
  ['Parts Name *', 'name, title', 'Up to 200 characters.'],
  ['Category *', 'category, type', 'CPU, Ram, HDD, GPU or Motherboard, or words like “processor”.'],
  ['Price *', 'price, unitprice', 'Of one piece, to the cent, in the shop’s currency.'],
  ['Details', 'details, description', 'Written from the specifications when there are none.'],
  ['Quantity', 'quantity, stock', 'Pieces available. For a known part the stock is corrected.'],
  ['Minimum Quantity', 'minquantity, moq', 'Least pieces of an order.'],
  ['Order multiple', 'ordermultiple, packsize', 'Orders are a multiple of it; 1 when not said.'],
  ['Maximum of an order', 'maxquantity', 'The most of one order; only the stock when not said.'],
  ['Pack', 'pack, packaging', 'As “tray of 12” or “20/carton”; said beside quantities.'],
  [
    'Price breaks',
    'breaks',
    '10:95;100:90. Or a column each: “Price 10+”; or pairs: qty2, price2.',
  ],
  ...attributeNames.map((name) => {
    const { label, headers, says } = partAttributes[name]
    return [label, [name.toLowerCase(), ...headers].slice(0, 2).join(', '), sentence(says)] as const
  }),
  ['Image', 'img, image', 'The address of a picture that the shop has.'],
  ['Specifications', 'specs.socket', 'One column each; the unit stands in the name: lengthMm.'],
]

const example = `mpn,name,category,price,Price 50+,Price 200+,quantity,minQuantity,orderMultiple,pack,details,specs.socket,specs.cores,specs.tdpWatts
EX-CPU-16,Example processor with 16 cores,CPU,549,532,514.50,400,5,5,tray of 5,"Sixteen cores for build servers, boxed in trays of five.",AM5,16,170
EX-CPU-08,Example processor with 8 cores,CPU,249,,,900,10,1,,Eight cores at 65 W for office desks.,AM5,8,65
`

/** What the columns of a file may be, and a file to begin with. */
export function ImportExplained() {
  return (
    <details className="panel">
      <summary className="min-h-12 rounded-lg px-4 py-3 font-medium hover:bg-sunken sm:px-6">
        What a file may hold, with an example
      </summary>
      <div className="space-y-4 border-t p-4 sm:p-6">
        <p className="max-w-prose text-sm text-soft">
          The first row names the columns. Columns that are called as below are found by themselves;
          others are chosen after the file is read. Nothing is written before you say so.
        </p>
        <Button
          size="small"
          onClick={() => saveFile(new Blob([example], { type: 'text/csv' }), 'parts-example.csv')}
        >
          <Download size={15} aria-hidden="true" />
          Download the example
        </Button>
        <table className="stacked w-full text-sm">
          <caption className="sr-only">Fields of a part in a file</caption>
          <thead>
            <tr className="border-b text-soft">
              {['Field', 'Called', 'What it says'].map((name) => (
                <th key={name} scope="col" className="h-9 pe-4 text-start text-xs font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(([name, called, says]) => (
              <tr key={name} className="border-b last:border-b-0">
                <td data-label="Field" className="py-1.5 pe-4 font-medium whitespace-nowrap">
                  {name}
                </td>
                <td data-label="Called" className="py-1.5 pe-4 font-mono text-xs">
                  {called}
                </td>
                <td data-label="What it says" className="py-1.5 text-soft">
                  {says}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
