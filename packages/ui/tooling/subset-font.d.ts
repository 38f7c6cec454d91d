declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, Axis>;
    /** Layout features to keep, by their OpenType tags; all without it. */
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(source: Buffer, text: string, options: Options): Promise<Buffer>;
}
