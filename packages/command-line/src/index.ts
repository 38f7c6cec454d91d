export * from './command.ts';
export * from './error-message.ts';
export * from './terminal.ts';
