import type { z } from 'zod';
import type { AskApi } from '../questions/ask-api.ts';

/** Where a tool asks, and how it writes the address of a page. */
export type ToolContext = AskApi & {
  /** The address of a page by its path; the path itself where the address of the site is not known. */
  pageAt: (path: string) => string;
};

/** An answer twice: as lines for a reader, and as data for a program. */
type ToolAnswer<Out> = { lines: string[]; data: Out };

export type Tool<In extends z.ZodObject = z.ZodObject, Out extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: In;
  output: Out;
  /** @throws AppError with a sentence that says what to do */
  answer: (context: ToolContext, input: z.output<In>) => Promise<ToolAnswer<z.output<Out>>>;
};

/** A tool that assistants may call; preserves the types of its input and output. */
export function defineTool<In extends z.ZodObject, Out extends z.ZodObject>(tool: Tool<In, Out>): Tool {
  // Safe because the server parses what it hands to `answer` with `input`.
  return tool as unknown as Tool;
}
